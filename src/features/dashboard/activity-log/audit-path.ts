export const AUDIT_PATH = '/api/admin/audit-log'
