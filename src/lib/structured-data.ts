/** Structured data of a page for search engines (schema.org, JSON-LD). */
export type StructuredData = Record<string, unknown>

const CONTEXT = 'https://schema.org'

export type Organization = {
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** Path of the logo. */
  logoPath: string
  /** Path of the picture that a shared link to Home shows. */
  imagePath: string
  name: string
  description: string
  motto: string
  foundedYear: number
  address: string | null
  phone: string | null
  email: string | null
  /** The foundation's profiles on other sites; null if not set. */
  profiles: (string | null)[]
}

/** Describes the foundation; details that it has not published are left out. */
export function organizationData(organization: Organization): StructuredData {
  const { siteUrl, logoPath, imagePath, address, phone, email } = organization
  const profiles = organization.profiles.filter((profile) => profile !== null)
  return {
    '@context': CONTEXT,
    '@type': 'NGO',
    '@id': organizationId(siteUrl),
    name: organization.name,
    url: siteUrl,
    logo: siteUrl + logoPath,
    image: siteUrl + imagePath,
    description: organization.description,
    slogan: organization.motto,
    foundingDate: String(organization.foundedYear),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address } }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    potentialAction: donateAction(`${siteUrl}/donate`),
  }
}

/**
 * Describes the way to donate.
 * @param url the full address of the Donate page.
 */
export function donationData({
  siteUrl,
  url,
  name,
}: {
  siteUrl: string
  url: string
  name: string
}): StructuredData {
  return {
    '@context': CONTEXT,
    ...donateAction(url),
    recipient: { '@type': 'NGO', '@id': organizationId(siteUrl), name },
  }
}

/**
 * Describes the path from the home page to a page.
 * @param steps from the home page down, with full addresses.
 */
export function breadcrumbData(steps: { name: string; url: string }[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

type EventData = {
  siteUrl: string
  name: string
  /** ISO 8601. */
  startDate: string
  location: string | null
  /** The full address where the event is announced. */
  url: string
  /** A path of our own media, beginning with a slash, or a full address. */
  imageUrl: string | null
  organizer: string
}

/** Describes an upcoming event. */
export function eventData(event: EventData): StructuredData {
  const { siteUrl, location, imageUrl } = event
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: event.name,
    startDate: event.startDate,
    url: event.url,
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    ...(location && { location: { '@type': 'Place', name: location, address: location } }),
    ...(imageUrl && { image: new URL(imageUrl, siteUrl).href }),
    organizer: {
      '@type': 'NGO',
      '@id': organizationId(siteUrl),
      name: event.organizer,
      url: siteUrl,
    },
  }
}

/**
 * Serializes data for a script tag. `<` is escaped, so editors' text cannot close the tag and start a
 * script.
 */
export function serializeData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#foundation`
}

function donateAction(url: string): StructuredData {
  return { '@type': 'DonateAction', target: { '@type': 'EntryPoint', urlTemplate: url } }
}
