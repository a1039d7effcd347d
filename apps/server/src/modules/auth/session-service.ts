import { createHash, createHmac, randomBytes } from 'node:crypto';
import { newId } from '@greenroom/contract/uuid';
import { AppError } from '../../app-error.ts';
import { createAccessTokens, type Verified } from './access-tokens.ts';
import type { Decision, RefreshRow, SessionRepository } from './session-repository.ts';

const IDLE_LIMIT_MS = 14 * 86_400_000;
const ABSOLUTE_LIMIT_MS = 60 * 86_400_000;
/** How long the same refresh token may come again: tabs that refresh at once, an answer that was lost. */
const GRACE_MS = 10_000;
/** How long ago a sign-in may be for an action that cannot be undone. */
const RECENT_MS = 15 * 60_000;

export type SessionTokens = { accessToken: string; refreshToken: string; refreshExpiresAt: Date };
type Rotated = { userId: string; familyId: string; expiresAt: Date; tokenHash: string } | null;
type SessionServiceOptions = {
  repository: SessionRepository;
  secret: string;
  /** Accepted for what they signed; nothing new is signed with them. */
  previousSecrets?: readonly string[] | undefined;
  now?: () => Date;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const idleLimit = (at: Date, familyExpiresAt: Date) =>
  new Date(Math.min(at.getTime() + IDLE_LIMIT_MS, familyExpiresAt.getTime()));

/** What a presented refresh token means. A repeat later than the grace, or two generations old, is taken for theft. */
function judge(
  row: RefreshRow | null,
  successor: RefreshRow | null,
  successorHash: string,
  at: Date,
): Decision<Rotated> {
  if (!row || row.revokedAt || row.expiresAt <= at || row.familyExpiresAt <= at) return { result: null };
  const { userId, familyId, familyExpiresAt } = row;
  const expiresAt = idleLimit(at, familyExpiresAt);
  if (!row.usedAt) {
    const next = {
      tokenHash: successorHash,
      familyId,
      userId,
      generation: row.generation + 1,
      createdAt: at,
      expiresAt,
      familyExpiresAt,
    };
    return { result: { userId, familyId, expiresAt, tokenHash: successorHash }, use: at, successor: next };
  }
  const isWithinGrace =
    at.getTime() - row.usedAt.getTime() <= GRACE_MS && successor !== null && successor.usedAt === null;
  if (isWithinGrace) {
    return { result: { userId, familyId, expiresAt: successor.expiresAt, tokenHash: successor.tokenHash } };
  }
  return { result: null, revokeFamily: at };
}

/** Sessions: access tokens of 15 minutes, rotating refresh tokens, revocation of a family that leaked (design, section 6). */
export function createSessionService(options: SessionServiceOptions) {
  const { repository, secret, previousSecrets = [], now = () => new Date() } = options;
  const derive = (purpose: string) => (one: string) => createHmac('sha256', one).update(purpose).digest();
  const tokenKey = derive('access-token');
  const accessTokens = createAccessTokens(tokenKey(secret), previousSecrets.map(tokenKey), now);
  const successorKeys = [secret, ...previousSecrets].map(derive('refresh-successor'));
  /**
   * The successor is a keyed hash of the token, so a repeat within the grace gets the same one and breeds no siblings. By the
   * newest secret first: the others are those that a process before a rotation of the secret may have given.
   */
  const successorsOf = (token: string): string[] =>
    successorKeys.map((key) => createHmac('sha256', key).update(token).digest('base64url'));

  async function open(userId: string, device: string | null = null): Promise<SessionTokens> {
    const at = now();
    const familyId = newId();
    const refreshToken = randomBytes(32).toString('base64url');
    const familyExpiresAt = new Date(at.getTime() + ABSOLUTE_LIMIT_MS);
    const expiresAt = idleLimit(at, familyExpiresAt);
    await repository.insert({
      tokenHash: hashOf(refreshToken),
      familyId,
      userId,
      generation: 0,
      device,
      createdAt: at,
      expiresAt,
      familyExpiresAt,
    });
    return { accessToken: await accessTokens.sign(userId, familyId), refreshToken, refreshExpiresAt: expiresAt };
  }

  /** Exchanges a refresh token for its successor. @throws AppError `not_signed_in` */
  async function rotate(refreshToken: string): Promise<SessionTokens> {
    const successors = new Map(successorsOf(refreshToken).map((token) => [hashOf(token), token]));
    const hashes = [...successors.keys()];
    const rotated = await repository.decide(hashOf(refreshToken), hashes, (row, successor) =>
      judge(row, successor, hashes[0] ?? '', now()),
    );
    const next = rotated && successors.get(rotated.tokenHash);
    if (!next) throw new AppError('not_signed_in');
    const { userId, familyId, expiresAt } = rotated;
    return { accessToken: await accessTokens.sign(userId, familyId), refreshToken: next, refreshExpiresAt: expiresAt };
  }

  /** Who a token speaks for; null when it is expired or forged, or its session was ended. */
  async function verify(accessToken: string): Promise<Verified | null> {
    const verified = await accessTokens.check(accessToken);
    return verified && (await repository.isAlive(verified.sessionId, verified.userId, now())) ? verified : null;
  }

  return {
    open,
    rotate,
    verify,
    close: (refreshToken: string) => repository.revokeByToken(hashOf(refreshToken), now()),
    async list(userId: string, currentId: string) {
      const rows = await repository.listLiving(userId, now());
      return rows.map(({ id, startedAt, lastUsedAt, device }) => ({
        id,
        device,
        startedAt: (startedAt ?? now()).toISOString(),
        lastUsedAt: (lastUsedAt ?? now()).toISOString(),
        isCurrent: id === currentId,
      }));
    },
    /** For actions that cannot be undone. @throws AppError `sign_in_again` when the sign-in was too long ago */
    async requireRecent(userId: string, sessionId: string): Promise<void> {
      const startedAt = await repository.findStart(userId, sessionId);
      if (!startedAt || now().getTime() - startedAt.getTime() > RECENT_MS) throw new AppError('sign_in_again');
    },
    closeAll: (userId: string) => repository.revokeFamilies(userId, now()),
    closeOthers: (userId: string, currentId: string) => repository.revokeFamilies(userId, now(), { except: currentId }),
    /** @throws AppError `not_found` for a session that ended or belongs to another person */
    async closeOne(userId: string, id: string): Promise<void> {
      if ((await repository.revokeFamilies(userId, now(), { only: id })) === 0) throw new AppError('not_found');
    },
    deleteExpired: () => repository.deleteExpired(now()),
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
