/** What a table holds, in English and in Dutch, for who opens the export years later without Plein. */
type Words = readonly [english: string, dutch: string];

export const exportedTables: Readonly<Record<string, Words>> = {
  accessibility_finding: [
    'Known barriers in the accessibility statement',
    'Bekende drempels in de toegankelijkheidsverklaring',
  ],
  accessibility_statement: ['The accessibility statement', 'De toegankelijkheidsverklaring'],
  asset: [
    'Uploaded files: name, words, rights; the files themselves are in files/',
    'Geüploade bestanden: naam, woorden, rechten; de bestanden zelf staan in files/',
  ],
  asset_file: ['Earlier versions of uploaded files', 'Eerdere versies van geüploade bestanden'],
  asset_folder: ['Folders of the library', 'Mappen van de bibliotheek'],
  asset_use: ['Where a file is used', 'Waar een bestand wordt gebruikt'],
  audit_entry: ['The audit log', 'Het logboek'],
  comment: ['Remarks that editors made beside pages and items', 'Opmerkingen van redacteuren bij pagina’s en items'],
  follow: ['Who follows what', 'Wie wat volgt'],
  form: ['Forms, as they are being worked on', 'Formulieren, zoals eraan wordt gewerkt'],
  form_answer_theme: ['Which answers were put under which theme', 'Welke antwoorden bij welk thema zijn gezet'],
  form_file: [
    'Files that were sent with forms; the files themselves are in sent-files/',
    'Bestanden die met formulieren zijn meegestuurd; de bestanden zelf staan in sent-files/',
  ],
  form_handling: [
    'How submissions of a form are dealt with: statuses, texts, labels',
    'Hoe inzendingen van een formulier worden behandeld: statussen, teksten, labels',
  ],
  form_submission: ['What people sent by forms', 'Wat mensen met formulieren hebben ingestuurd'],
  form_submission_event: ['What was done with a submission', 'Wat er met een inzending is gedaan'],
  form_theme: ['Themes of open answers', 'Thema’s van open antwoorden'],
  form_version: [
    'Published versions of forms, with all questions',
    'Gepubliceerde versies van formulieren, met alle vragen',
  ],
  invitation: ['Invitations to become a member', 'Uitnodigingen om lid te worden'],
  item: [
    'Items of lists: news, events, ideas and so on, with their whole document',
    'Items van lijsten: nieuws, agenda, ideeën en zo meer, met hun hele document',
  ],
  item_merge: ['Ideas that were put together', 'Ideeën die zijn samengevoegd'],
  item_news: ['News about an item for those who support it', 'Nieuws over een item voor wie het steunt'],
  item_offer: ['What people offered for a list', 'Wat mensen voor een lijst hebben aangeboden'],
  item_past: ['Items as they were before', 'Items zoals ze eerder waren'],
  item_sign_up: [
    'How one signs up for an item: places, times',
    'Hoe men zich voor een item aanmeldt: plaatsen, tijden',
  ],
  item_status_change: ['Decisions about ideas', 'Besluiten over ideeën'],
  item_support: ['Votes for items and who joins them', 'Stemmen op items en wie meedoet'],
  item_support_count: ['How many votes and joins an item has', 'Hoeveel stemmen en deelnemers een item heeft'],
  item_type: ['Kinds of items with their fields', 'Soorten items met hun velden'],
  item_type_past: ['Kinds of items as they were before', 'Soorten items zoals ze eerder waren'],
  item_version: ['Versions of items', 'Versies van items'],
  legal_draft: ['Drafts of legal texts', 'Concepten van juridische teksten'],
  legal_version: ['Published legal texts', 'Gepubliceerde juridische teksten'],
  mail: ['Mails of the last time, and whether they left', 'Mails van de laatste tijd, en of ze zijn verstuurd'],
  menu: ['Menus', 'Menu’s'],
  menu_item: [
    'What stands in menus, in its order and under what',
    'Wat in menu’s staat, in welke volgorde en waaronder',
  ],
  menu_item_past: ['Menus as they were before', 'Menu’s zoals ze eerder waren'],
  newsletter: ['Newsletters', 'Nieuwsbrieven'],
  newsletter_list: ['Lists that newsletters go to', 'Lijsten waar nieuwsbrieven heen gaan'],
  newsletter_reader: ['Who gets which newsletters', 'Wie welke nieuwsbrieven krijgt'],
  newsletter_refused_address: ['Addresses that take no mail', 'Adressen die geen mail aannemen'],
  notice: ['What people were told by bell and mail', 'Waarvan mensen bericht kregen, met de bel en per mail'],
  notice_hours: ['When people are not to be disturbed', 'Wanneer mensen niet gestoord willen worden'],
  notice_way: ['How people want to be told', 'Hoe mensen bericht willen krijgen'],
  page: ['Pages, with what is being worked on', 'Pagina’s, met waar aan wordt gewerkt'],
  page_past: ['Which version a page showed when', 'Welke versie een pagina wanneer liet zien'],
  page_version: [
    'Published versions of pages, with their whole document',
    'Gepubliceerde versies van pagina’s, met hun hele document',
  ],
  poll: ['Polls', 'Peilingen'],
  poll_count: ['How polls stand', 'Hoe peilingen ervoor staan'],
  profile_field: ['What a profile asks', 'Wat een profiel vraagt'],
  profile_value: ['What people filled in in their profile', 'Wat mensen in hun profiel hebben ingevuld'],
  reaction: ['Reactions to pages and items', 'Reacties op pagina’s en items'],
  reaction_mention: ['Who is named in a reaction', 'Wie in een reactie wordt genoemd'],
  reaction_picture: ['Pictures with reactions', 'Foto’s bij reacties'],
  reaction_report: ['Reports of reactions', 'Meldingen over reacties'],
  reaction_thread: ['Conversations under pages and items', 'Gesprekken onder pagina’s en items'],
  redirect: ['Old addresses and where they lead', 'Oude adressen en waar ze heen leiden'],
  language_review: ['Reviews that were asked and given', 'Beoordelingen die zijn gevraagd en gegeven'],
  role: ['Roles', 'Rollen'],
  search_count: ['What was searched for, and how often', 'Waarop is gezocht, en hoe vaak'],
  search_promotion: ['Results that are put first in search', 'Resultaten die bij het zoeken vooraan staan'],
  search_synonym: ['Words that mean the same in search', 'Woorden die bij het zoeken hetzelfde betekenen'],
  setting: ['Settings of the site', 'Instellingen van de site'],
  setting_past: ['Settings as they were before', 'Instellingen zoals ze eerder waren'],
  sign_up: ['Who signed up for what', 'Wie zich waarvoor heeft aangemeld'],
  statistic_block: [
    'How often blocks were seen and used, each day',
    'Hoe vaak blokken zijn gezien en gebruikt, elke dag',
  ],
  statistic_block_month: [
    'How often blocks were seen and used, each month',
    'Hoe vaak blokken zijn gezien en gebruikt, elke maand',
  ],
  statistic_day: ['Figures of each day', 'Cijfers van elke dag'],
  statistic_month: ['Figures of each month', 'Cijfers van elke maand'],
  submission_item: ['Items that were made of submissions', 'Items die van inzendingen zijn gemaakt'],
  upkeep: [
    'Who looks after what, and when it is to be looked over',
    'Wie waarvoor zorgt, en wanneer het moet worden nagekeken',
  ],
  user: ['People with an account', 'Mensen met een account'],
  user_role: ['Who has which role', 'Wie welke rol heeft'],
};

const secret = 'opens something';
const made = 'is made again from the rest';
const passing = 'is of a moment';
const machine = 'is how this installation works, and means nothing elsewhere';
const counting = 'was counted on the way: the figures of days and months are in it';
const own = 'belongs to one person';

/** What stays out, and why. */
export const leftOutTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'access_token account connection form_hook known_device passkey past_link preview session sso_provider sso_session',
      'statistic_link statistic_salt two_factor used_challenge verification mail_proof account_deletion sign_in_try',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, secret]),
  ),
  ...Object.fromEntries(
    [
      'asset_unclaimed_file block_instance block_owner content_check content_finding document_place',
      'form_day_count form_day_sum form_step_count form_step_time form_sum_change form_version_sum form_submission_counter',
      'item_count item_dead_link page_dead_link page_use search_entry search_word search_word_mark',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, made]),
  ),
  ...Object.fromEntries(
    [
      'follow_waiting form_entry form_notice import_entry import_picture import_row invitation_batch item_news_receiver',
      'item_support_waiting long_work mail_request newsletter_receiver newsletter_waiting past_export poll_waiting presence',
      'site_import submission_export form_failed_plan page_failed_plan page_kept_approval review',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, passing]),
  ),
  ...Object.fromEntries(
    [
      'cache_token first_hour form_hook_delivery news_mark past_began purged_item sign_up_form submission_item_mapping',
      'told_form told_item told_page finding_aside item_edit item_operation page_operation outside_link',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, machine]),
  ),
  ...Object.fromEntries(
    'statistic_batch statistic_event statistic_fold statistic_hour statistic_kept redirect_use content_score'
      .split(' ')
      .map((name) => [name, counting]),
  ),
  ...Object.fromEntries(
    'inbox_view page_view reaction_block statistic_report thread_look item_browser_support poll_ballot'
      .split(' ')
      .map((name) => [name, own]),
  ),
};

/** What opens something, what tells browsers apart, and what the search is built from. */
const columnPattern = /(?:^|_)(?:hash|secrets?|sealed|password|tokens?|salt|browser)$|^search_text$|^came_from$/;

/** In a mail stand links and codes that open something; what may be shown of it is in `shown_text`. */
const ofMail = new Set(['text', 'html', 'unsubscribe_url']);

export const isExportedColumn = (table: string, name: string): boolean =>
  !columnPattern.test(name) && !(table === 'mail' && ofMail.has(name));
