import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Secrets = { secret: string; previousSecrets?: readonly string[] | undefined };

/** A key for each person, so that no key encrypts many recordings under random nonces. */
const keyOf = (secret: string, userId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `recordings ${userId}`, KEY_BYTES));

function openWith(key: Buffer, sealed: Buffer, place: string): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * Encrypts recordings: nonce, tag, ciphertext. `place` is authenticated with it, so that a row that was moved to another person or
 * interview does not open.
 */
export function createRecordingSeal({ secret, previousSecrets = [] }: Secrets) {
  return {
    seal(userId: string, place: string, content: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(secret, userId), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },

    /** Null when no secret opens it, or when it was changed. */
    open(userId: string, place: string, sealed: Buffer): Buffer | null {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      for (const one of [secret, ...previousSecrets]) {
        const content = openWith(keyOf(one, userId), sealed, place);
        if (content) return content;
      }
      return null;
    },
  };
}

export type RecordingSeal = ReturnType<typeof createRecordingSeal>;
