import { expect, it } from 'vitest';
import { applyDiff, readErrorPage } from './error-page.ts';

const PAGE = `# Bad thing

\`load/bad-thing\`, error

Why.

\`\`\`yaml wrong
a: 1
\`\`\`

\`\`\`yaml right tricks/x.yaml
a: 2
b: 3
\`\`\`

\`\`\`yaml wrong code=load/bad-thing escaped times=2
b:
a\\u{200B}:
\`\`\`

\`\`\`missing wrong game.yaml
\`\`\`

\`\`\`diff with
-old
+new
\`\`\`

\`\`\`sh
ignored
\`\`\`
`;

it('reads heading, code and examples, when a page has them', () => {
  expect(readErrorPage(PAGE)).toEqual({
    title: 'Bad thing',
    code: 'load/bad-thing',
    severity: 'error',
    examples: [
      { role: 'wrong', path: 'beasts/newt.yaml', text: 'a: 1\n', isDiff: false },
      { role: 'right', path: 'tricks/x.yaml', text: 'a: 2\nb: 3\n', isDiff: false },
      {
        role: 'wrong',
        path: 'beasts/newt.yaml',
        text: 'b:\na\u200B:\na\u200B:\n',
        isDiff: false,
        code: 'load/bad-thing',
      },
      { role: 'wrong', path: 'game.yaml', text: null, isDiff: false },
      { role: 'with', path: 'game.yaml', text: '-old\n+new\n', isDiff: true },
    ],
  });
});

it('changes, adds or refuses, when a diff is applied', () => {
  expect(applyDiff('a\nb\nc\n', '-b\n+x\n+y\n')).toBe('a\nx\ny\nc\n');
  expect(applyDiff('a\n', '+b\n')).toBe('a\nb\n');
  expect(applyDiff('a\n', '-b\n+c\n')).toBeUndefined();
});
