/** The errors of RFC 6749, 7591 and 8707 that we answer with. */
export type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri';

/** A refusal for the program that asked. Its words are for developers, and in English alone. */
export class OauthRefusal extends Error {
  readonly error: OauthError;

  constructor(error: OauthError, description: string) {
    super(description);
    this.name = 'OauthRefusal';
    this.error = error;
  }
}
