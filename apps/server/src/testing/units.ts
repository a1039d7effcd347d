import { QUOTA_FIELDS, type QuotaKind } from '@greenroom/contract/quota-rules';
import type { Answer, TestApp, TestPerson } from './test-app.ts';

/** Reserves and counts units of one kind over the wire. `find` is asked at each call, since the application starts later. */
export function createUnits(find: () => TestApp, kind: QuotaKind) {
  return {
    reserve: (person: TestPerson, operationId: string): Promise<Answer> =>
      find().ask(person, 'PATCH', `/user/${person.userId}/quota`, {
        headers: { 'idempotency-key': operationId },
        body: { updateType: kind },
      }),
    unitsOf: async (person: TestPerson): Promise<number> =>
      (await find().ask(person, 'GET', `/user/${person.userId}/quota`)).body.data[QUOTA_FIELDS[kind]],
  };
}
