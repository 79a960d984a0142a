export * from './land'
export * from './leaves'
export * from './plants'
export * from './trees'
