import type { MultipartFile } from '@fastify/multipart';
import type { EndpointFile } from '@greenroom/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { FileHead, UploadedFile } from './call.ts';
import { readInput } from './read-input.ts';

const MAX_FIELD_BYTES = 256 * 1024;
const MAX_FIELDS = 20;

/** The parser's refusals in our words. */
const COUNT_PROBLEMS: Record<string, (expected: EndpointFile) => string> = {
  FST_FILES_LIMIT: ({ field }) => `Send one file only, in the field "${field}".`,
  FST_FIELDS_LIMIT: () => `Send at most ${MAX_FIELDS} text fields.`,
  FST_PROTO_VIOLATION: () => 'A field has a name that is not allowed.',
};

/** The parser's own complaints (no boundary, an upload that broke off) carry no status: they are the sender's fault, not ours. */
function explainBrokenUpload(error: unknown, expected: EndpointFile): never {
  const problem = COUNT_PROBLEMS[(error as { code?: string }).code ?? ''];
  if (problem) throw new AppError('invalid_request', { message: problem(expected), cause: error });
  const isExplained = error instanceof AppError || typeof (error as { statusCode?: unknown }).statusCode === 'number';
  if (isExplained) throw error;
  throw new AppError('invalid_request', {
    message: 'The upload broke off or is no multipart body. Send it again.',
    cause: error,
  });
}

/** The bytes of a file, refused as soon as it is too large or its head is not right: leaving the loop ends the parsing. */
async function readBytes({ file }: MultipartFile, maxBytes: number, head: FileHead | undefined): Promise<Buffer> {
  const message = `File size exceeds ${Math.round(maxBytes / 1024 / 1024)} MB`;
  const refuse = () => void file.destroy(new AppError('payload_too_large', { message }));
  // The library stops forwarding a file that is too large but would read it to the end.
  if (file.truncated) refuse();
  else file.once('limit', refuse);
  const chunks: Buffer[] = [];
  let byteCount = 0;
  let unchecked = head;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    byteCount += chunk.length;
    if (!unchecked || byteCount < unchecked.bytes) continue;
    unchecked.check(joined(chunks, byteCount));
    unchecked = undefined;
  }
  return joined(chunks, byteCount);
}

/** A copy of 30 MB takes the thread that answers everyone 40 ms and more: what came in one piece is not copied. */
const joined = ([first = Buffer.alloc(0), ...others]: readonly Buffer[], byteCount: number): Buffer =>
  others.length === 0 ? first : Buffer.concat([first, ...others], byteCount);

async function readParts(request: FastifyRequest, expected: EndpointFile, head: FileHead | undefined) {
  const raw: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts({
    limits: { fileSize: expected.maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
  })) {
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new AppError('payload_too_large', {
          message: `${part.fieldname}: at most ${MAX_FIELD_BYTES / 1024} kB.`,
        });
      // A form ends each line with two characters where the person's box counted one: a text at its limit would be too long.
      raw[part.fieldname] = typeof part.value === 'string' ? part.value.replaceAll('\r\n', '\n') : part.value;
      continue;
    }
    const isExpected = part.fieldname === expected.field;
    const bytes = await readBytes(part, expected.maxBytes, isExpected ? head : undefined);
    if (isExpected) file = { bytes, fileName: part.filename, mimeType: part.mimetype };
  }
  return { raw, file };
}

/**
 * Reads a multipart body with one file and some text fields, and refuses it as early as its beginning shows what is wrong.
 * @throws AppError `unsupported_media` when it is not multipart, `payload_too_large`, `invalid_request`
 */
export async function readMultipart<Fields extends z.ZodType>(
  request: FastifyRequest,
  expected: EndpointFile,
  fieldsSchema: Fields,
  head?: FileHead,
): Promise<{ file: UploadedFile | null; fields: z.output<Fields> }> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media', {
      message: `Send multipart/form-data with the file in the field "${expected.field}".`,
    });
  }
  const { raw, file } = await readParts(request, expected, head).catch((error: unknown) =>
    explainBrokenUpload(error, expected),
  );
  const fields = readInput(fieldsSchema, raw, 'body');
  if (fields.error) throw fields.error;
  return { file, fields: fields.value };
}
