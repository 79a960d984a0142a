import * as z from 'zod/mini'
import { localeQuery } from '@/domain/locale-query'
import { paymentSettingsForm } from '@/domain/payment-settings'
import {
  adminPaymentSettingsResponse,
  gatewayCheckResponse,
  publicPaymentSettingsResponse,
  upiDetailsResponse,
} from '@/domain/responses/payment-settings'
import { isFromAdmin } from '../http/admin-request'
import { defineRoute, named } from '../http/define-route'
import { checkGateway } from '../payments/gateway/check-gateway'
import {
  getAdminPaymentSettings,
  getPublicPaymentSettings,
  getUpiDetails,
  revokePreviousSecret,
  savePaymentSettings,
} from './service'

const response = named('AdminPaymentSettings', adminPaymentSettingsResponse)

export const paymentSettingsRoutes = [
  defineRoute('GET', '/api/upi-details', {
    summary: 'Returns the public UPI payment details',
    access: 'anyone',
    query: localeQuery,
    response: named('UpiDetails', upiDetailsResponse),
    isCacheable: true,
    handle: ({ query }) => getUpiDetails(query.locale),
  }),
  defineRoute('GET', '/api/admin/payment-settings', {
    summary: 'Returns the payment settings; an admin sees more',
    // For anyone (spec section 7): the donation page reads where money may be sent.
    access: 'anyone',
    response: z.union([named('PublicPaymentSettings', publicPaymentSettingsResponse), response]),
    handle: async ({ req }) =>
      (await isFromAdmin(req)) ? getAdminPaymentSettings() : getPublicPaymentSettings(),
  }),
  defineRoute('POST', '/api/admin/payment-settings', {
    summary: 'Updates the payment settings',
    access: 'admin',
    body: named('PaymentSettingsForm', paymentSettingsForm),
    isVersioned: true,
    response,
    handle: ({ body, expected, user }) => savePaymentSettings({ input: body, expected, user }),
  }),
  defineRoute('POST', '/api/admin/payment-settings/revoke-previous-secret', {
    summary: 'Stops accepting events signed with the previous secret',
    access: 'admin',
    needsRecentPassword: true,
    response,
    errors: [409],
    handle: revokePreviousSecret,
  }),
  defineRoute('POST', '/api/admin/payment-settings/check', {
    summary: 'Checks whether the gateway keys work',
    access: 'admin',
    response: named('GatewayCheck', gatewayCheckResponse),
    errors: [503],
    handle: checkGateway,
  }),
] as const
