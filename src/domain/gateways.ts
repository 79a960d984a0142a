/** `gateway` of a transaction that is paid online, and its name in the books and the audit log. */
export const GATEWAY_NAME = 'Razorpay'
/** `gateway` of a claim: the donor paid by UPI or bank transfer, outside the gateway. */
export const CLAIM_GATEWAY = 'Direct'
