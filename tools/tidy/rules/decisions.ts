import { type Finding, type Rule } from '../rule.ts';

const PAGE = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/**
 * Pages of decisions are numbered from 1 without gaps, each number once, and each heading begins
 * with the number of its file. Two branches that each add a page meet here.
 */
export const decisions: Rule = (files) => {
  const pages = files.filter(({ path }) => PAGE.test(path)).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return pages.flatMap(({ path, text }, index): Finding[] => {
    const found = (message: string): Finding => ({ rule: 'decision', path, line: 1, message });
    const number = PAGE.exec(path)![1]!;
    const wanted = String(index + 1).padStart(4, '0');
    return [
      ...(number === wanted ? [] : [found(`the number of this page should be ${wanted}`)]),
      ...(text.startsWith(`# ${number}: `) ? [] : [found(`the heading should begin with "# ${number}: "`)]),
    ];
  });
};
