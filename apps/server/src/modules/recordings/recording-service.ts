import type { RecordingFacts, RecordingList, RecordingWithSound } from '@greenroom/contract/recordings';
import { AppError } from '../../app-error.ts';
import type { Place, RecordingRepository, RecordingRow } from './recording-repository.ts';
import type { RecordingSeal } from './recording-seal.ts';

const DAY_MS = 86_400_000;
const LENGTH_BYTES = 4;

type RecordingServiceOptions = {
  repository: RecordingRepository;
  seal: RecordingSeal;
  /** `webm` and so on. @throws AppError `unsupported_media` */
  formatOf: (bytes: Buffer) => string;
  /** Days until a recording is deleted. */
  days: number;
  /** What the recordings of an account may take. */
  maxBytes: number;
};

type Content = { facts: RecordingFacts & { mimeType: string }; audio: Buffer };

/** The length of the facts, the facts as JSON, the sound. */
function pack({ facts, audio }: Content): Buffer {
  const head = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, audio]);
}

function unpack(bytes: Buffer): Content {
  const start = LENGTH_BYTES + bytes.readUInt32BE(0);
  return { facts: JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start)), audio: bytes.subarray(start) };
}

const placeText = ({ interviewId, part }: Place): string => `${interviewId} ${part}`;

const REFUSALS = {
  off: () => new AppError('conflict', { message: 'Saving recordings with the account is off.' }),
  full: () =>
    new AppError('storage_full', {
      message: 'There is no more room for recordings in your account. Delete some that you no longer need.',
    }),
  'no-interview': () => new AppError('not_found'),
};

/** Recordings of answers that a person chose to save with the account. */
export function createRecordingService({ repository, seal, formatOf, days, maxBytes }: RecordingServiceOptions) {
  function read(row: RecordingRow): RecordingWithSound | null {
    const opened = seal.open(row.userId, placeText(row), row.sealed);
    if (!opened) return null;
    const { facts, audio } = unpack(opened);
    return { ...facts, audio: audio.toString('base64') };
  }

  async function list(userId: string): Promise<RecordingList> {
    const rows = await repository.list(userId);
    const recordings = rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
    return { isOn: await repository.isOn(userId), days, recordings };
  }

  async function* readForExport(userId: string): AsyncGenerator<object[]> {
    for await (const row of repository.readAll(userId)) {
      const { interviewId, part, createdAt } = row;
      yield [{ interviewId, part, createdAt, ...(read(row) ?? { audio: null }) }];
    }
  }

  return {
    list,

    async setOn(userId: string, isOn: boolean): Promise<RecordingList> {
      await repository.setOn(userId, isOn);
      return list(userId);
    },

    /** @throws AppError `conflict` while it is off, `storage_full`, `not_found` without its interview, `unsupported_media` */
    async save(place: Place, audio: Buffer, facts: RecordingFacts): Promise<void> {
      const mimeType = `audio/${formatOf(audio)}`;
      const sealed = seal.seal(place.userId, placeText(place), pack({ facts: { ...facts, mimeType }, audio }));
      const outcome = await repository.save(place, sealed, maxBytes);
      if (outcome !== 'saved') throw REFUSALS[outcome]();
    },

    async get(place: Place): Promise<RecordingWithSound> {
      const row = await repository.find(place);
      if (!row) throw new AppError('not_found');
      const recording = read(row);
      if (recording) return recording;
      throw new AppError('not_found', {
        message: 'This recording can no longer be read, because the secret of the server changed.',
      });
    },

    async remove(place: Place): Promise<void> {
      if (!(await repository.remove(place))) throw new AppError('not_found');
    },

    removeAll: (userId: string): Promise<void> => repository.removeAll(userId),

    /** The part of the account's export: readable, one recording a page. */
    exportPart: (userId: string) => ({ name: 'recordings', pages: readForExport(userId) }),

    deleteExpired: (now = Date.now()): Promise<number> => repository.deleteBefore(new Date(now - days * DAY_MS)),
  };
}

export type RecordingService = ReturnType<typeof createRecordingService>;
