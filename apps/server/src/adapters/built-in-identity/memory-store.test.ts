import { expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';

it('takes back what was granted and leaves the sign-in that is under way, which names the same grant', async () => {
  const storeOf = createMemoryStore();
  await storeOf('AccessToken').upsert('token', { grantId: 'of-ada' }, 60);
  await storeOf('Interaction').upsert('sign-in', { grantId: 'of-ada' }, 60);
  await storeOf('AccessToken').revokeByGrantId('of-ada');
  expect(await storeOf('AccessToken').find('token')).toBeUndefined();
  expect(await storeOf('Interaction').find('sign-in')).toBeDefined();
});
