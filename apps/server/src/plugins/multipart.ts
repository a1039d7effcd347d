import type { EndpointFile } from '@greenroom/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './call.ts';
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

async function readParts(request: FastifyRequest, expected: EndpointFile) {
  const raw: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts({
    limits: { fileSize: expected.maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
  })) {
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new AppError('payload_too_large', {
          message: `${part.fieldname}: at most ${MAX_FIELD_BYTES / 1024} kB.`,
        });
      raw[part.fieldname] = String(part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    // The library cuts a file at the limit and says so only here.
    if (part.file.truncated) {
      throw new AppError('payload_too_large', {
        message: `File size exceeds ${Math.round(expected.maxBytes / 1024 / 1024)} MB`,
      });
    }
    if (part.fieldname === expected.field) file = { bytes, fileName: part.filename, mimeType: part.mimetype };
  }
  return { raw, file };
}

/**
 * Reads a multipart body with one file and some text fields.
 * @throws AppError `unsupported_media` when it is not multipart, `payload_too_large`, `invalid_request`
 */
export async function readMultipart<Fields extends z.ZodType>(
  request: FastifyRequest,
  expected: EndpointFile,
  fieldsSchema: Fields,
): Promise<{ file: UploadedFile | null; fields: z.output<Fields> }> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media', {
      message: `Send multipart/form-data with the file in the field "${expected.field}".`,
    });
  }
  const { raw, file } = await readParts(request, expected).catch((error: unknown) =>
    explainBrokenUpload(error, expected),
  );
  const fields = readInput(fieldsSchema, raw, 'body');
  if (fields.error) throw fields.error;
  return { file, fields: fields.value };
}
