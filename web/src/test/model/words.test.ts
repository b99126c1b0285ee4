import { expect, test } from 'vitest';
import { expected } from '../../main/model/words';

test('what is expected is told in steps, and nothing is never below zero', () => {
  expect([6847.3, -843, 4, -4].map((points) => expected(points, 10))).toEqual(['+6,850', '−840', '0', '0']);
  expect([0.04, -0.04, 3.46, -1.25].map((units) => expected(units, 0.1))).toEqual(['0.0', '0.0', '+3.5', '−1.2']);
});
