import { createHmac } from 'node:crypto';
import type { Accommodations } from '@greenroom/contract/accommodations';
import type { Profile } from '@greenroom/contract/auth';
import { cleanText } from '@greenroom/contract/clean-text';
import { FREE_QUOTA } from '@greenroom/contract/quota-rules';
import { AppError } from '../../app-error.ts';
import type { Identity } from '../../ports/identity.ts';
import type { ProfileRepository, UserRow } from './profile-repository.ts';

type ProfileServiceOptions = {
  repository: ProfileRepository;
  secret: string;
  /** Hashes of deleted accounts that they keyed are still found. */
  previousSecrets?: readonly string[] | undefined;
  /** Recordings are encrypted, so their own module reads them. */
  exportRecordings?: (userId: string) => ExportPart;
};

type ExportParts = ReturnType<ProfileRepository['exportParts']>;
export type ExportPart = ExportParts[number];

/** Piece by piece, since an account may hold more than fits into memory as one text. */
async function* writeExport(head: object, parts: ExportParts): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const { name, pages } of parts) {
    yield `,${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const rows of pages) {
      yield (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(',');
      isFirst = false;
    }
    yield ']';
  }
  yield '}';
}

/** The signed-in user and their stored data. */
export function createProfileService(options: ProfileServiceOptions) {
  const { repository, secret, previousSecrets = [], exportRecordings } = options;
  const keys = [secret, ...previousSecrets].map((one) =>
    createHmac('sha256', one).update('deleted-identities').digest(),
  );
  /** Kept after a deletion, so that coming back does not renew the free units; it names no one. */
  const hashesOf = (person: Pick<UserRow, 'issuer' | 'subject'>): string[] =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([person.issuer, person.subject]))
        .digest('base64url'),
    );

  async function find(userId: string): Promise<UserRow> {
    const row = await repository.find(userId);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    async get(userId: string): Promise<Profile> {
      const row = await find(userId);
      return { sub: row.id, name: row.name, email: row.email, picture: row.picture };
    },

    async getAccommodations(userId: string): Promise<{ accommodations: Accommodations | null }> {
      return { accommodations: (await find(userId)).accommodations };
    },

    saveAccommodations: (userId: string, accommodations: Accommodations) =>
      repository.saveAccommodations(userId, accommodations),

    async welcome(identity: Identity): Promise<{ userId: string }> {
      const row = await repository.welcome(cleanText(identity), hashesOf(identity), FREE_QUOTA);
      if (!row) throw new AppError('internal');
      return { userId: row.id };
    },

    /** Everything that is stored of a person, as the text of one JSON object. @throws AppError `not_found` before the first piece */
    async exportAll(userId: string): Promise<AsyncIterable<string>> {
      const user = await find(userId);
      const quota = await repository.findQuota(userId);
      return writeExport({ exportedAt: new Date().toISOString(), user, quota }, [
        ...repository.exportParts(userId),
        ...(exportRecordings ? [exportRecordings(userId)] : []),
      ]);
    },

    async deleteAll(userId: string): Promise<void> {
      const row = await find(userId);
      const [newestHash = ''] = hashesOf(row);
      await repository.deleteAll(userId, newestHash, FREE_QUOTA);
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
