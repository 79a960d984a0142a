/** `gateway` of a transaction that is paid online, and its name in the books and the audit log. */
export const GATEWAY_NAME = 'Razorpay'
/** `gateway` of what a donor claims to have paid by UPI or bank: no gateway knows of it. */
export const CLAIM_GATEWAY = 'Direct'
