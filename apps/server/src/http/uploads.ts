import { t } from '@daymark/words/t';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './errors.ts';

// A form for one file: besides it, a browser only sends a few short fields. The reader limits the file's size and
// stops; the parser's own limit would still receive the rest.
const LIMITS = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
  fileSize: Number.POSITIVE_INFINITY,
};

const unreadable = (field: string, cause: unknown) =>
  new AppError('invalid_input', t`The form could not be read. Please send one file as its field ${field}.`, {
    errors: [{ path: field, message: t`Please send one file` }],
    cause,
  });

async function* partsOf(request: FastifyRequest, field: string) {
  // The client disconnected while this waited in the queue, and the parser would wait for ever.
  if (request.raw.destroyed) throw unreadable(field, new Error('The connection was lost'));
  try {
    yield* request.parts({ limits: LIMITS });
  } catch (error) {
    throw unreadable(field, error);
  }
}

async function* chunksOf({ file }: MultipartFile, field: string): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw unreadable(field, error);
  }
}

/**
 * The bytes of the form's one file as a stream; empty if the form has no such file. If the caller stops reading, the
 * rest is left unread.
 */
export async function* uploadOf(request: FastifyRequest, field: string): AsyncGenerator<Uint8Array> {
  if (!request.isMultipart())
    throw new AppError(
      'unsupported_media_type',
      t`Please send a form (multipart/form-data) with one file as its field ${field}`,
    );
  for await (const part of partsOf(request, field)) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) return;
    yield* chunksOf(part, field);
  }
}

/** The form of an upload for the documents. The real validation happens while it is read. */
export const uploadSchemaOf = (field: string): z.ZodType =>
  z.unknown().meta({
    type: 'object',
    properties: { [field]: { type: 'string', format: 'binary' } },
    required: [field],
  });

/** Lets the routes of this scope accept only forms with a file. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  // Not read: the route's error says what it expects.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.addHook('onSend', async (request, reply) => {
    // After a body that was only half read, the connection cannot serve another request.
    if (!request.raw.complete) reply.header('connection', 'close');
  });
}
