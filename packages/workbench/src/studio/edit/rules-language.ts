import { StreamLanguage } from '@codemirror/language';

/** Words that open or join sentences of the rules language; the names between them are coloured by the server, which knows what they mean. */
const WORDS =
  /^(?:to|define|if|otherwise|while|repeat|for|each|choose|option|include|when|before|instead|until|as|may|and|or|not|then|let|set|increase|decrease|gain|lose|pay|require|return|proceed|offer|rule|play|once|twice|per|where|with|by)(?![\w-])/;

/** Rules line by line: remarks, numbers and words of the language. */
export const rulesLanguage = StreamLanguage.define({
  name: 'undercroft',
  languageData: { commentTokens: { line: '--' } },
  token(stream) {
    if (stream.match(/^--(?=\s|-|$).*/) !== null) return 'comment';
    if (stream.match(/^\d+(?:d\d+)?(?![\w-])/) !== null) return 'number';
    if (stream.match(WORDS) !== null) return 'keyword';
    if (stream.match(/^[\w-]+/) === null) stream.next();
    return null;
  },
});
