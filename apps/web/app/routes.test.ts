import { isScreen, SCREENS } from '@greenroom/contract/screens';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path || index ? [`/${path ?? ''}`] : []),
    ...pathsOf(children ?? []),
  ]);

it('has a screen at every address that the server answers as one, and at no other', () => {
  const paths = pathsOf(routes).filter((path) => path !== '/*');
  expect(paths.toSorted()).toEqual([...SCREENS].toSorted());
});

it('has nothing at an address that is none of them', () => {
  expect(['/interview', '/interviews/one', '/dashboard/two', '/nowhere'].filter(isScreen)).toEqual([]);
});
