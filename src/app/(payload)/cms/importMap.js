import { EnglishShown as EnglishShown_95b0a65cf84e7f8af3cf5de74abd230c } from '../../../../src/cms/panel/english-shown'
import { SampleCell as SampleCell_b83cbad78a9e948b6bc6b14dc7207170 } from '../../../../src/cms/panel/sample-cell'
import { HindiCell as HindiCell_db51712e105c0406f75f58cfba3e2dcb } from '../../../../src/cms/panel/hindi-cell'
import { AskBeforeLeaving as AskBeforeLeaving_d6d7e27f5d6ff0e79af56d65a2485ac3 } from '../../../../src/cms/panel/ask-before-leaving'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DescriptionAndTime as DescriptionAndTime_2e1ab36527b64b3b3bc4058cf9aac406 } from '../../../../src/cms/panel/description-and-time'
import { SchedulingPublishButton as SchedulingPublishButton_7a6055808a6178bc26587597d8f3e173 } from '../../../../src/cms/panel/publish-button'
import { UpdateReach as UpdateReach_0f31e96c7c58ee8a9d3001948198415e } from '../../../../src/cms/panel/update-reach'
import { RowTitle as RowTitle_cc46616700b20ba515df3c677346d950 } from '../../../../src/cms/panel/row-title'
import { NoButton as NoButton_5cffd99ac150f8efdcc616c3e8874a06 } from '../../../../src/cms/panel/no-button'
import { OpenTab as OpenTab_d9f8f3dbbf650659588cdb616a129eaf } from '../../../../src/cms/panel/open-tab'
import { PaletteField as PaletteField_8ca845c2ca42d85e16b2c460568866e8 } from '../../../../src/cms/panel/palette-field'
import { StandardText as StandardText_18a66dbf74aeac1f5104c944a85371e6 } from '../../../../src/cms/panel/standard-text'
import { MailPreview as MailPreview_c6dbd16ed2575ffec7f4f2e318d28c79 } from '../../../../src/cms/panel/mail-preview'
import { RetentionPreview as RetentionPreview_0f5ab86b4ee26136699574723005b76a } from '../../../../src/cms/panel/retention-preview'
import { PanelIcon as PanelIcon_a386ce442e9671717b991d8b2e924263 } from '../../../../src/cms/panel/panel-icon'
import { PanelLogo as PanelLogo_b1710cdbec315b604cbb23001c9a5a7e } from '../../../../src/cms/panel/panel-logo'
import { LackingHindiList as LackingHindiList_67af613e05e5c6243efac3b55fd354af } from '../../../../src/cms/panel/lacking-hindi-list'
import { NavHead as NavHead_316737748b09c33c4f7b7c91429f0ce4 } from '../../../../src/cms/panel/nav-head'
import { SessionGuardian as SessionGuardian_a195975ff309e89c4bcf7560489d2e3f } from '../../../../src/cms/panel/session-guardian'
import { FollowBack as FollowBack_59986a6fe5bcb5739ab9bdaa0c66c21a } from '../../../../src/cms/panel/follow-back'
import { CalendarLanguage as CalendarLanguage_3c7e00255ab3dc77cb8a92dc1f67d0da } from '../../../../src/cms/panel/calendar-language'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/panel/english-shown#EnglishShown": EnglishShown_95b0a65cf84e7f8af3cf5de74abd230c,
  "/src/cms/panel/sample-cell#SampleCell": SampleCell_b83cbad78a9e948b6bc6b14dc7207170,
  "/src/cms/panel/hindi-cell#HindiCell": HindiCell_db51712e105c0406f75f58cfba3e2dcb,
  "/src/cms/panel/ask-before-leaving#AskBeforeLeaving": AskBeforeLeaving_d6d7e27f5d6ff0e79af56d65a2485ac3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/panel/description-and-time#DescriptionAndTime": DescriptionAndTime_2e1ab36527b64b3b3bc4058cf9aac406,
  "/src/cms/panel/publish-button#SchedulingPublishButton": SchedulingPublishButton_7a6055808a6178bc26587597d8f3e173,
  "/src/cms/panel/update-reach#UpdateReach": UpdateReach_0f31e96c7c58ee8a9d3001948198415e,
  "/src/cms/panel/row-title#RowTitle": RowTitle_cc46616700b20ba515df3c677346d950,
  "/src/cms/panel/no-button#NoButton": NoButton_5cffd99ac150f8efdcc616c3e8874a06,
  "/src/cms/panel/open-tab#OpenTab": OpenTab_d9f8f3dbbf650659588cdb616a129eaf,
  "/src/cms/panel/palette-field#PaletteField": PaletteField_8ca845c2ca42d85e16b2c460568866e8,
  "/src/cms/panel/standard-text#StandardText": StandardText_18a66dbf74aeac1f5104c944a85371e6,
  "/src/cms/panel/mail-preview#MailPreview": MailPreview_c6dbd16ed2575ffec7f4f2e318d28c79,
  "/src/cms/panel/retention-preview#RetentionPreview": RetentionPreview_0f5ab86b4ee26136699574723005b76a,
  "/src/cms/panel/panel-icon#PanelIcon": PanelIcon_a386ce442e9671717b991d8b2e924263,
  "/src/cms/panel/panel-logo#PanelLogo": PanelLogo_b1710cdbec315b604cbb23001c9a5a7e,
  "/src/cms/panel/lacking-hindi-list#LackingHindiList": LackingHindiList_67af613e05e5c6243efac3b55fd354af,
  "/src/cms/panel/nav-head#NavHead": NavHead_316737748b09c33c4f7b7c91429f0ce4,
  "/src/cms/panel/session-guardian#SessionGuardian": SessionGuardian_a195975ff309e89c4bcf7560489d2e3f,
  "/src/cms/panel/follow-back#FollowBack": FollowBack_59986a6fe5bcb5739ab9bdaa0c66c21a,
  "/src/cms/panel/calendar-language#CalendarLanguage": CalendarLanguage_3c7e00255ab3dc77cb8a92dc1f67d0da,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
