import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Orm } from '../../db/database.ts';
import type { Coach } from '../../ports/language.ts';
import { createStoryRepository } from './story-repository.ts';

const REFUSALS = {
  full: () =>
    new AppError('storage_full', {
      message: 'There is no more room for stories in your account. Delete some that you no longer need.',
    }),
  'no-account': () => new AppError('not_found'),
};

type StoriesModuleOptions = { orm: Orm; coach: Pick<Coach, 'matchStories'> };

/** Stories that people save to tell again, and where they fit. */
export function createStoriesModule(app: FastifyInstance, { orm, coach }: StoriesModuleOptions): void {
  const repository = createStoryRepository(orm);
  app.endpoint(endpoints.listStories, async ({ caller }) => ({ stories: await repository.list(caller.userId) }));
  app.endpoint(endpoints.saveStory, async ({ caller, params, body }) => {
    const outcome = await repository.save(caller.userId, params.story_id, body);
    if (outcome !== 'saved') throw REFUSALS[outcome]();
    return {};
  });
  app.endpoint(endpoints.deleteStory, async ({ caller, params }) => {
    if (!(await repository.remove(caller.userId, params.story_id))) throw new AppError('not_found');
    return {};
  });
  app.endpoint(endpoints.matchStories, async ({ body, signal }) => coach.matchStories(body, { signal }));
}
