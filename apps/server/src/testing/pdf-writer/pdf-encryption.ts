import { createHash } from 'node:crypto';

/** The 32 bytes that the PDF reference (algorithm 2) fills short passwords up with. */
const PASSWORD_PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
/** All permissions refused but reading aloud; what it says is not looked at when reading text. */
const PERMISSIONS = -44;

export type PdfEncryption = {
  /** Body of the encryption dictionary. */
  dictionary: string;
  fileId: Buffer;
  encrypt: (objectNumber: number, bytes: Buffer) => Buffer;
};

/** RC4 by hand: OpenSSL 3 keeps it in a legacy provider that Node does not load. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (left: number, right: number) => {
    const kept = state[left] ?? 0;
    state[left] = state[right] ?? 0;
    state[right] = kept;
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let first = 0;
  let second = 0;
  return Buffer.from(
    bytes.map((byte) => {
      first = (first + 1) & 255;
      second = (second + (state[first] ?? 0)) & 255;
      swap(first, second);
      return byte ^ (state[((state[first] ?? 0) + (state[second] ?? 0)) & 255] ?? 0);
    }),
  );
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PASSWORD_PADDING]).subarray(0, 32);

/** The standard security handler, revision 2 (RC4, 40 bits). An empty user password makes a file that anyone can read. */
export function createEncryption(passwords: { user: string; owner: string }): PdfEncryption {
  const fileId = md5(Buffer.from('greenroom'));
  const ownerEntry = rc4(md5(pad(passwords.owner)).subarray(0, 5), pad(passwords.user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const fileKey = md5(pad(passwords.user), ownerEntry, permissions, fileId).subarray(0, 5);
  const userEntry = rc4(fileKey, PASSWORD_PADDING);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /O ${hex(ownerEntry)} /U ${hex(userEntry)} /P ${PERMISSIONS} >>`,
    fileId,
    encrypt(objectNumber, bytes) {
      const suffix = Buffer.from([objectNumber & 255, (objectNumber >> 8) & 255, (objectNumber >> 16) & 255, 0, 0]);
      return rc4(md5(fileKey, suffix).subarray(0, 10), bytes);
    },
  };
}
