import { z } from 'zod';

// The variables of the sign-in provider: an OpenID Connect issuer of the operator's choice.

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isIssuer(value: string): boolean {
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && !search && !hash && !username && !/[?#]/.test(value);
}

export const PROVIDER_VARIABLES = {
  OIDC_ISSUER: z.url({ abort: true }).refine(isIssuer).optional(),
  OIDC_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,300}$/)
    .optional(),
  OIDC_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/)
    .optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,40}$/u)
    .optional(),
};

export const PROVIDER_EXPECTED = {
  OIDC_ISSUER:
    'the address of the provider, such as https://accounts.example.com, without anything behind it',
  OIDC_CLIENT_ID: 'the id under which the provider knows this server',
  OIDC_CLIENT_SECRET: 'the secret that belongs to OIDC_CLIENT_ID',
  OIDC_NAME: 'a name of at most 40 characters for the button',
};

type Variables = z.output<z.ZodObject<typeof PROVIDER_VARIABLES>>;

/** The provider at which users may log in. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The text of the button. */
  name: string;
}

/** The missing variables, each in a sentence. */
export function providerProblems(values: Variables): { variable: string; text: string }[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = values;
  const missing = (variable: string, by: string) => ({
    variable,
    text: `${by} needs ${variable}, which is not set.`,
  });
  return [
    ...(!issuer && id ? [missing('OIDC_ISSUER', 'OIDC_CLIENT_ID')] : []),
    ...(issuer && !id ? [missing('OIDC_CLIENT_ID', 'OIDC_ISSUER')] : []),
    ...(issuer && !secret ? [missing('OIDC_CLIENT_SECRET', 'OIDC_ISSUER')] : []),
  ];
}

export function providerFrom(values: Variables): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME ?? new URL(issuer).host };
}
