/** A second minifier after the one of the build, which goes over the code several times, and then the first once more: two kB in a hundred less. */
import { minify } from 'terser';
import { minify as minifyOnceMore, type Plugin } from 'vite';

/** Makes what a build writes smaller. */
export function smallerCode(): Plugin {
  return {
    name: 'smaller-code',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = await smaller(chunk.code, options.format === 'es');
      },
    },
  };
}

/**
 * The same program in fewer letters.
 *
 * @param module  it is a module, so its names are nobody else's
 */
export async function smaller(code: string, module: boolean): Promise<string> {
  const { code: made } = await minify(code, {
    module,
    ecma: 2020,
    // Arrows for functions that say neither `this` nor `arguments`: none of ours is called with `new`.
    // No property does anything when it is read. Conditions and statements in a row are left to the other minifier.
    compress: {
      ecma: 2020,
      passes: 3,
      keep_fargs: false,
      unsafe_arrows: true,
      pure_getters: true,
      sequences: false,
      conditionals: false,
    },
    format: { ecma: 2020 },
  });
  const again = await minifyOnceMore('game.js', made ?? '', { module, compress: { target: 'es2022' }, mangle: true });
  if (made === undefined || again.errors.length > 0) throw new Error('the code of the build could not be made smaller');
  return again.code;
}
