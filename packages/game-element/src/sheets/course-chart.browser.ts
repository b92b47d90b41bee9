import { wordsFor } from '@undercroft/components';
import { render } from 'lit';
import { afterEach, expect, it } from 'vitest';
import type { Course } from '../turning/course.ts';
import { courseChart } from './course-chart.ts';
import { courseStyles } from './course-chart.styles.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('takes its place while the chances are thought about, so that nothing moves when they are told', () => {
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [courseStyles.styleSheet!];
  document.body.append(place);
  const heightOf = (values: Course['values']): number => {
    render(courseChart(wordsFor('en'), { is: 'chance', at: [], values }, ['Ann', 'Bot']), root);
    return root.querySelector('figure')!.getBoundingClientRect().height;
  };

  const waiting = heightOf([]);
  expect(root.querySelector('figure')!.ariaBusy).toBe('true');
  const told = heightOf([
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ]);

  expect(root.querySelector('figure')!.ariaBusy).toBe('false');
  expect(waiting).toBeGreaterThan(100);
  expect(waiting).toBe(told);
});
