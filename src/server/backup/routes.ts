import { backupsResponse } from '@/domain/responses/backup'
import { successResponse } from '@/domain/responses/common'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { sendBackup } from './download'
import { getBackups, makeBackupNow, requireBackup } from './service'

const response = named('Backups', backupsResponse)

export const backupRoutes = [
  defineRoute('GET', '/api/admin/backups', {
    summary: 'Lists the backups in BACKUP_DIR, newest first',
    access: 'admin',
    response,
    handle: () => getBackups(),
  }),
  defineRoute('POST', '/api/admin/backups', {
    summary: 'Creates a backup now and verifies it',
    access: 'admin',
    status: 201,
    response,
    errors: [409],
    handle: () => makeBackupNow(),
  }),
  defineRoute('POST', '/api/admin/backups/{id}/download', {
    summary: 'Checks that a backup can be downloaded, before the browser opens the download',
    access: 'admin',
    needsRecentPassword: true,
    response: successResponse,
    handle: async ({ id }) => {
      await requireBackup(id)
      return success
    },
  }),
  defineRoute('GET', '/api/admin/backups/{id}', {
    summary: 'Downloads a backup as one archive; recorded in the audit log',
    access: 'admin',
    needsRecentPassword: true,
    response: 'tar',
    handle: ({ req, id }) => sendBackup(req, id),
  }),
] as const
