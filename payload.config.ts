import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { nobody } from '@/cms/access/roles'
import { guardSessions } from '@/cms/accounts/session-guard'
import { Leases, OneTimeCodes, SecondFactors, Sessions } from '@/cms/collections/account-records'
import { AuditLog } from '@/cms/collections/audit-log'
import { Campaigns } from '@/cms/collections/campaigns'
import { Contacts } from '@/cms/collections/contacts'
import { CountedTransfers } from '@/cms/collections/counted-transfers'
import { Disputes } from '@/cms/collections/disputes'
import { Documents } from '@/cms/collections/documents'
import { DonationCertificates } from '@/cms/collections/donation-certificates'
import { Donations } from '@/cms/collections/donations'
import { DonorLogins } from '@/cms/collections/donor-logins'
import { DonorMarks, DonorProposals, Donors } from '@/cms/collections/donors'
import { EventSignUps } from '@/cms/collections/event-sign-ups'
import { FreePages } from '@/cms/collections/free-pages'
import { GatewayEvents } from '@/cms/collections/gateway-events'
import { GatewayMarks } from '@/cms/collections/gateway-marks'
import { GatewayPlans } from '@/cms/collections/gateway-plans'
import { Imports } from '@/cms/collections/imports'
import { Inspirations } from '@/cms/collections/inspirations'
import { MailPreferences } from '@/cms/collections/mail-preferences'
import { Mails } from '@/cms/collections/mails'
import { Media, VolunteerPhotos } from '@/cms/collections/media'
import { MoneyRequests } from '@/cms/collections/money-requests'
import { NoticeWindows } from '@/cms/collections/notice-windows'
import { Pledges } from '@/cms/collections/pledges'
import { Portfolio } from '@/cms/collections/portfolio'
import { Posts } from '@/cms/collections/posts'
import { Previews } from '@/cms/collections/previews'
import { Programs } from '@/cms/collections/programs'
import { QrCodes } from '@/cms/collections/qr-codes'
import { Receipts } from '@/cms/collections/receipts'
import { SettlementRows } from '@/cms/collections/settlement-rows'
import { Settlements } from '@/cms/collections/settlements'
import { SliderImages } from '@/cms/collections/slider-images'
import { StatementFiles, StatementParts } from '@/cms/collections/statement-files'
import { Stories } from '@/cms/collections/stories'
import { Subscriptions } from '@/cms/collections/subscriptions'
import { Transactions } from '@/cms/collections/transactions'
import { TributeCards } from '@/cms/collections/tribute-cards'
import { UpdateMailings } from '@/cms/collections/update-mailings'
import { Users } from '@/cms/collections/users'
import { VolunteerHours } from '@/cms/collections/volunteer-hours'
import { Volunteers } from '@/cms/collections/volunteers'
import { databaseAdapter } from '@/cms/database/database'
import { prepareDatabase } from '@/cms/database/prepare-database'
import { MOMENT_FORMAT } from '@/cms/fields/dates'
import { FirstRun } from '@/cms/globals/first-run'
import { MailTexts } from '@/cms/globals/mail-texts'
import { Notifications } from '@/cms/globals/notifications'
import { pageGlobals } from '@/cms/globals/pages'
import { PaymentSettings } from '@/cms/globals/payment-settings'
import { Retention } from '@/cms/globals/retention'
import { SiteSettings } from '@/cms/globals/site-settings'
import { explainError } from '@/cms/hooks/explain-error'
import { findingEverySpelling } from '@/cms/hooks/find-every-spelling'
import {
  refuseStaleGlobal,
  refuseStaleItem,
  refusingStaleSaves,
} from '@/cms/hooks/refuse-stale-save'
import { abandonSave } from '@/cms/hooks/save-in-turn'
import { logger } from '@/cms/logger'
import { objectStorage } from '@/cms/object-storage'
import { collectionInBoth, globalInBoth } from '@/cms/panel/both-languages'
import { collectionForm, globalForm } from '@/cms/panel/editor-form'
import { panelLanguages } from '@/cms/panel/languages'
import { linkFieldsInBoth } from '@/cms/panel/link-fields'
import { nameEditors } from '@/cms/panel/name-editors'
import { uploadLimits } from '@/cms/panel/upload-limits'
import { readySharp } from '@/cms/pictures/ready-pictures'
import { reorder } from '@/cms/reorder'
import { sessionCookiePrefix } from '@/cms/session-cookie'
import { slugs } from '@/cms/slugs'
import { getEnv, incomingDir, ownOrigins } from '@/env'

const env = getEnv()
const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  // Generated at startup if not configured. Payload refuses to start without one.
  secret: env.PAYLOAD_SECRET ?? '',
  db: await databaseAdapter(env),
  sharp: readySharp,
  // Only what the pages can render (src/features/activities/activity-text.tsx).
  editor: lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h3'] }),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      LinkFeature({ enabledCollections: [], fields: linkFieldsInBoth }),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  }),
  collections: [
    Portfolio,
    SliderImages,
    Inspirations,
    Posts,
    Programs,
    Campaigns,
    Stories,
    FreePages,
    Volunteers,
    VolunteerPhotos,
    Contacts,
    Donations,
    Donors,
    DonorMarks,
    DonorProposals,
    Receipts,
    StatementFiles,
    StatementParts,
    DonationCertificates,
    Transactions,
    Disputes,
    MoneyRequests,
    GatewayEvents,
    GatewayMarks,
    GatewayPlans,
    QrCodes,
    Subscriptions,
    Pledges,
    VolunteerHours,
    EventSignUps,
    DonorLogins,
    TributeCards,
    CountedTransfers,
    Settlements,
    SettlementRows,
    Mails,
    MailPreferences,
    UpdateMailings,
    NoticeWindows,
    Imports,
    AuditLog,
    Media,
    Documents,
    Users,
    Sessions,
    SecondFactors,
    OneTimeCodes,
    Leases,
    Previews,
  ].map((collection) =>
    refusingStaleSaves(
      findingEverySpelling(collectionForm(collectionInBoth(collection))),
      refuseStaleItem,
    ),
  ),
  globals: [
    ...pageGlobals,
    PaymentSettings,
    SiteSettings,
    Notifications,
    MailTexts,
    Retention,
    FirstRun,
  ].map((global) => refusingStaleSaves(globalForm(globalInBoth(global)), refuseStaleGlobal)),
  endpoints: [reorder],
  i18n: panelLanguages,
  hooks: { afterError: [abandonSave, explainError] },
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'hi', label: 'हिन्दी' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  // Our own contract lives under /api, the dashboard at /admin (docs/decisions/0001 and 0003).
  routes: { admin: '/cms', api: '/cms-api' },
  graphQL: { disable: true },
  // Scheduled publishing: src/server/pages/scheduled-publishing.ts runs it, never a request.
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    }),
  },
  // A session comes from the cookie only, never from a header.
  auth: { jwtOrder: ['cookie'] },
  csrf: ownOrigins(env),
  cookiePrefix: sessionCookiePrefix(env),
  upload: {
    ...uploadLimits,
    // Queued uploads wait on disk, not in memory.
    useTempFiles: true,
    tempFileDir: incomingDir(env),
  },
  admin: {
    user: slugs.users,
    importMap: { baseDir: root },
    meta: { titleSuffix: ' · Manavta', icons: [{ url: '/brand/icon-32.png' }] },
    avatar: 'default',
    dateFormat: MOMENT_FORMAT,
    components: {
      providers: [
        '/src/cms/panel/session-guardian#SessionGuardian',
        '/src/cms/panel/follow-back#FollowBack',
        '/src/cms/panel/calendar-language#CalendarLanguage',
      ],
      graphics: {
        Icon: '/src/cms/panel/panel-icon#PanelIcon',
        Logo: '/src/cms/panel/panel-logo#PanelLogo',
      },
      beforeNavLinks: ['/src/cms/panel/nav-head#NavHead'],
      beforeDashboard: ['/src/cms/panel/lacking-hindi-list#LackingHindiList'],
    },
  },
  typescript: {
    outputFile: path.resolve(root, 'src/cms/payload-types.ts'),
    // `npm run generate` writes the types. By default Payload spawns a process for it at every
    // start in development, and for each test file.
    autoGenerate: false,
  },
  telemetry: false,
  logger,
  // Payload sends no mail itself: we use no forgotten-password mail, and ours use the outbox.
  email: () => ({
    name: 'none',
    defaultFromAddress: '',
    defaultFromName: '',
    sendEmail: () => Promise.reject(new Error('Payload sends no mail here')),
  }),
  onInit: async (payload) => {
    guardSessions(payload)
    nameEditors(payload)
    await prepareDatabase(payload)
  },
  plugins: await objectStorage(env),
})
