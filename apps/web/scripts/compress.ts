// Writes a .br and a .gz beside every text file of the build, so that the server never compresses while someone waits.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|data)$/;
/** Below this a compressed answer saves no packet. */
const SMALLEST_BYTES = 512;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(path: string): Promise<{ raw: number; gzipped: number }> {
  const content = await readFile(path);
  if (content.byteLength < SMALLEST_BYTES) return { raw: content.byteLength, gzipped: content.byteLength };
  const [brotlied, gzipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotlied), writeFile(`${path}.gz`, gzipped)]);
  return { raw: content.byteLength, gzipped: gzipped.byteLength };
}

/** Compresses every text file below `directory` and returns how many there were and their bytes. */
export async function compressDirectory(directory: string): Promise<{ files: number; raw: number; gzipped: number }> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(paths.map(compressFile));
  return {
    files: sizes.length,
    raw: sizes.reduce((sum, size) => sum + size.raw, 0),
    gzipped: sizes.reduce((sum, size) => sum + size.gzipped, 0),
  };
}

if (import.meta.main) {
  const { files, raw, gzipped } = await compressDirectory(new URL('../build/client', import.meta.url).pathname);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  process.stdout.write(`compressed ${files} files: ${kilobytes(raw)} to ${kilobytes(gzipped)} gzipped\n`);
}
