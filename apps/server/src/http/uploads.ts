import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './errors.ts';

// A form for one file: a browser sends no more beside it than a few short fields. How large the file may be is the
// reader's to say, who then stops: the parser's own limit would take in the rest of it all the same.
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
  new AppError('invalid_input', `The form could not be read. Please send one file as its field ${field}.`, {
    errors: [{ path: field, message: 'Please send one file' }],
    cause,
  });

async function* partsOf(request: FastifyRequest, field: string) {
  // Who went away while this waited for its turn sends nothing any more, and the parser would wait for it for ever.
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
 * The bytes of the form's one file as they come in; none when the form has no such file. Who stops asking leaves the rest
 * unread.
 */
export async function* uploadOf(request: FastifyRequest, field: string): AsyncGenerator<Uint8Array> {
  if (!request.isMultipart())
    throw new AppError(
      'unsupported_media_type',
      `Please send a form (multipart/form-data) with one file as its field ${field}`,
    );
  for await (const part of partsOf(request, field)) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) return;
    yield* chunksOf(part, field);
  }
}

/** What an upload's form looks like in the documents; it is held against what is wanted only while it is read. */
export const uploadSchemaOf = (field: string): z.ZodType =>
  z.unknown().meta({
    type: 'object',
    properties: { [field]: { type: 'string', format: 'binary' } },
    required: [field],
  });

/** Lets the routes of this scope take forms with a file, and nothing else. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  // Left unread: the route says what it wants instead.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.addHook('onSend', async (request, reply) => {
    // What was refused half read cannot be followed by another request.
    if (!request.raw.complete) reply.header('connection', 'close');
  });
}
