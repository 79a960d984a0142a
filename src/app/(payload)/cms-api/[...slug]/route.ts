import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { headAsGet } from '../head-as-get'
import { inRequest } from '../in-request'
import { panelOnly } from '../panel-only'

export const GET = inRequest(headAsGet(panelOnly(REST_GET(config))))
export const POST = inRequest(panelOnly(REST_POST(config)))
export const DELETE = inRequest(panelOnly(REST_DELETE(config)))
export const PATCH = inRequest(panelOnly(REST_PATCH(config)))
export const PUT = inRequest(panelOnly(REST_PUT(config)))
