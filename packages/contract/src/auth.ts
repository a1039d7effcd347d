import { z } from 'zod';
import { id } from './ids.ts';

/** A signed JWT that lives 15 minutes. */
export const accessToken = z.string().describe('A signed JWT that lives 15 minutes.').meta({ id: 'AccessToken' });
/** The return from the identity provider: the code, the state of the attempt and the issuer. */
export const loginQuery = z.object({
  token: z.string().min(1).max(4000).describe('The authorization code.'),
  state: z.string().min(1).max(500),
  iss: z.string().max(500).optional(),
});
/** Query of the start of a sign-in: the path to return to. */
export const startQuery = z.object({
  returnTo: z
    .string()
    .max(500)
    .default('/')
    .catch('/')
    .describe('A path of this product, relative; Home where it is too long.'),
});

/** Who is signed in. `sub` is used as `user_id` in every call. */
export const profile = z
  .object({ sub: id, name: z.string(), email: z.string(), picture: z.string() })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

/** The living sessions of a person, the newest first. */
export const sessionList = z
  .object({
    sessions: z.array(
      z.object({
        id,
        device: z.string().nullable().describe('Browser and system, such as "Firefox on Linux", if they are known.'),
        startedAt: z.iso.datetime(),
        lastUsedAt: z.iso
          .datetime()
          .describe('When it was renewed last; sessions are renewed every 15 minutes of use.'),
        isCurrent: z.boolean().describe('The session of this call.'),
      }),
    ),
  })
  .meta({ id: 'SessionList' });
