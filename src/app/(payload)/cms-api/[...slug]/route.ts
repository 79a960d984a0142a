import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { panelOnly } from '../panel-only'

export const GET = panelOnly(REST_GET(config))
export const POST = panelOnly(REST_POST(config))
export const DELETE = panelOnly(REST_DELETE(config))
export const PATCH = panelOnly(REST_PATCH(config))
export const PUT = panelOnly(REST_PUT(config))
