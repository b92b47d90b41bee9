import { prepared } from './prepare.ts';

/** Runs once before tests that play games of `content`. */
export default function setup(): void {
  prepared('run-many', '-t', 'compile');
}
