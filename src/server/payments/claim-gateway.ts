/** `gateway` of what no gateway knows of. */
export const CLAIM_GATEWAY = 'Direct'
