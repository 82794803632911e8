import { z } from 'zod';

/** An object of the API, which its document calls by this name. */
export const shape = <S extends z.ZodRawShape>(id: string, fields: S): z.ZodObject<S> =>
  z.object(fields).meta({ id });
