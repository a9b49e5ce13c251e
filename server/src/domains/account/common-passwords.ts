/**
 * The commonest passwords that would fit the rule of section 5, in lower case: well-known words and keyboard runs with their usual numbers.
 * Words and endings are combined, so that the file stays readable.
 */
const WORDS =
  'password qwerty abc admin welcome letmein monkey dragon master login iloveyou sunshine princess football ' +
  'baseball superman batman michael jordan shadow ashley hello test user pass love asdf asd zxc zxcvbn qwe ' +
  'qaz qazwsx aaa aa a woaini wang li zhang liu chen guest root secret summer winter spring autumn computer ' +
  'internet fair expo china shanghai beijing q z w abcd abcde abcdef abcdefg asdfgh asdfghjkl qwertyuiop ' +
  'trustno charlie daniel thomas jessica hunter killer george andrew harley ranger buster soccer hockey ' +
  'tigger pepper ginger maggie cookie flower purple orange yellow apple banana cheese matrix freedom ' +
  'whatever starwars pokemon samsung google facebook linkedin nokia money lucky happy angel jesus god ' +
  'mustang ferrari mercedes p pa ss passw changeme temp default system server oracle database demo vip boss';
const ENDINGS =
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 000 01 007 11 111 111111 22 321 520 ' +
  '1314 5201314 521 666 888 88 69 99 2000 2020 2021 2022 2023 2024 2025 2026 a1 1a';
const WHOLE =
  '123456aa 123456abc 1234qwer 123abc 123qwe 123qweasd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 4runner ' +
  '8675309a a1b2c3 a1b2c3d4 access14 agent007 arsenal1 blink182 bond007 chelsea1 dr4gon g00gle l0vely ' +
  'liverpool1 m0nkey ncc1701 nirvana1 p4ssword passw0rd porsche911 q1w2e3r4 r00tme rush2112 thx1138 trustno1 ' +
  'zaq12wsx';

function combine(): Set<string> {
  const words = WORDS.split(' ');
  const endings = ENDINGS.split(' ');
  const all = new Set(WHOLE.split(' '));
  for (const word of words) {
    for (const ending of endings) {
      all.add(word + ending);
      all.add(ending + word);
    }
  }
  return all;
}

export const COMMON_PASSWORDS: ReadonlySet<string> = combine();
