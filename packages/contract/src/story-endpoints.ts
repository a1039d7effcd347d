import { endpoint } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import { userParams } from './ids.ts';
import { storyFields, storyList, storyMatches, storyMatchRequest, storyParams } from './stories.ts';

const MATCH_MAX_BYTES = 1024 * 1024;

/** Stories that a person saves with the account, and where they fit. */
export const storyEndpoints = {
  listStories: endpoint('listStories', {
    noun: 'stories',
    summary: 'Stories that are saved with the account, newest first',
    params: userParams,
    response: storyList,
  }),
  saveStory: endpoint('saveStory', {
    noun: 'stories',
    summary: 'Save a story; the same id again replaces it',
    params: storyParams,
    body: storyFields,
    response: acknowledged,
  }),
  deleteStory: endpoint('deleteStory', {
    noun: 'stories',
    summary: 'Delete one story',
    params: storyParams,
    response: acknowledged,
  }),
  matchStories: endpoint('matchStories', {
    noun: 'stories',
    summary: 'The stories that surely fit questions or demands. Nothing is stored',
    body: storyMatchRequest,
    maxBodyBytes: MATCH_MAX_BYTES,
    response: storyMatches,
  }),
};
