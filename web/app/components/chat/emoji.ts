/** The few that are of use at a fair, eight in a row. */
const ROWS =
  '😀 😊 😄 🙂 😉 😅 😂 🤔 😮 😟 😢 🙏 👍 👎 👌 👏 🤝 💪 👋 ✌️ ❤️ 🎉 🌹 🌱 🌾 🌽 🍇 🍷 🍬 ☀️ 🌧️ 💧 ✅ ❌ ❗ ❓ 📦 🚢 ✈️ 🏭 📄 📞 📧 📅 ⏰ 💰 📈 🔍';
export const EMOJI: readonly string[] = ROWS.split(' ');

/** Puts a sign in the place of what is selected; where the cursor stands afterwards, too. */
export function withSign(text: string, from: number, to: number, sign: string): { text: string; at: number } {
  return { text: text.slice(0, from) + sign + text.slice(to), at: from + sign.length };
}
