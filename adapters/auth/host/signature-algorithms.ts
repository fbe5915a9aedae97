/** R412: signatures that only the site builder can make. A shared secret (HS256) or none at all is not among them. */
export const SIGNATURE_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']
