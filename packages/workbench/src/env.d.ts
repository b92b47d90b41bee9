/** What a build says of the page; not said where the page is served. */
interface ImportMetaEnv {
  readonly WORKSHOP?: boolean;
  readonly GALLERY?: boolean;
}
