import Foundation

extension HKUnit {
    /// Standard atmospheres.
    public class func atmosphere() -> Self { named("atm") }
    /// Centimetres of water, a pressure.
    public class func centimeterOfWater() -> Self { named("cmAq") }
    /// A number of things.
    public class func count() -> Self { named("count") }
    /// Imperial cups.
    public class func cupImperial() -> Self { named("cup_imp") }
    /// Cups of the United States.
    public class func cupUS() -> Self { named("cup_us") }
    /// Days of 86,400 seconds.
    public class func day() -> Self { named("d") }
    /// Decibels of sound pressure, weighted as ears hear.
    public class func decibelAWeightedSoundPressureLevel() -> Self { named("dBASPL") }
    /// Decibels of hearing.
    public class func decibelHearingLevel() -> Self { named("dBHL") }
    /// Degrees of an angle.
    public class func degreeAngle() -> Self { named("deg") }
    /// Degrees Celsius.
    public class func degreeCelsius() -> Self { named("degC") }
    /// Degrees Fahrenheit.
    public class func degreeFahrenheit() -> Self { named("degF") }
    /// Dioptres.
    public class func diopter() -> Self { named("D") }
    /// Imperial fluid ounces.
    public class func fluidOunceImperial() -> Self { named("fl_oz_imp") }
    /// Fluid ounces of the United States.
    public class func fluidOunceUS() -> Self { named("fl_oz_us") }
    /// Feet.
    public class func foot() -> Self { named("ft") }
    /// Grams.
    public class func gram() -> Self { named("g") }
    /// Hertz.
    public class func hertz() -> Self { named("Hz") }
    /// Hours.
    public class func hour() -> Self { named("hr") }
    /// Inches.
    public class func inch() -> Self { named("in") }
    /// Inches of mercury, a pressure.
    public class func inchesOfMercury() -> Self { named("inHg") }
    /// International units of a medicine.
    public class func internationalUnit() -> Self { named("IU") }
    /// Joules.
    public class func joule() -> Self { named("J") }
    /// Kelvins.
    public class func kelvin() -> Self { named("K") }
    /// Kilocalories of food.
    public class func kilocalorie() -> Self { named("kcal") }
    /// Calories of food: as many as kilocalories.
    public class func largeCalorie() -> Self { named("Cal") }
    /// Litres.
    public class func liter() -> Self { named("L") }
    /// Metres.
    public class func meter() -> Self { named("m") }
    /// Miles.
    public class func mile() -> Self { named("mi") }
    /// Millimetres of mercury, a pressure.
    public class func millimeterOfMercury() -> Self { named("mmHg") }
    /// Minutes.
    public class func minute() -> Self { named("min") }
    /// Ounces.
    public class func ounce() -> Self { named("oz") }
    /// Pascals.
    public class func pascal() -> Self { named("Pa") }
    /// Parts of a whole, from 0 to 1.
    public class func percent() -> Self { named("%") }
    /// Imperial pints.
    public class func pintImperial() -> Self { named("pt_imp") }
    /// Pints of the United States.
    public class func pintUS() -> Self { named("pt_us") }
    /// Pounds.
    public class func pound() -> Self { named("lb") }
    /// Prism dioptres.
    public class func prismDiopter() -> Self { named("pD") }
    /// Radians of an angle.
    public class func radianAngle() -> Self { named("rad") }
    /// Seconds.
    public class func second() -> Self { named("s") }
    /// Siemens.
    public class func siemen() -> Self { named("S") }
    /// Small calories.
    public class func smallCalorie() -> Self { named("cal") }
    /// Stones.
    public class func stone() -> Self { named("st") }
    /// Volts.
    public class func volt() -> Self { named("V") }
    /// Watts.
    public class func watt() -> Self { named("W") }
    /// Yards.
    public class func yard() -> Self { named("yd") }
    /// Multiples or parts of `gram()`.
    public class func gramUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "g") }
    /// Multiples or parts of `hertz()`.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "Hz") }
    /// Multiples or parts of `joule()`.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "J") }
    /// Multiples or parts of `liter()`.
    public class func literUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "L") }
    /// Multiples or parts of `meter()`.
    public class func meterUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "m") }
    /// Multiples or parts of `pascal()`.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "Pa") }
    /// Multiples or parts of `radianAngle()`.
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "rad") }
    /// Multiples or parts of `second()`.
    public class func secondUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "s") }
    /// Multiples or parts of `siemen()`.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "S") }
    /// Multiples or parts of `volt()`.
    public class func voltUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "V") }
    /// Multiples or parts of `watt()`.
    public class func wattUnit(with prefix: HKMetricPrefix) -> Self { named(prefix.text + "W") }
    /// The same as `smallCalorie()`.
    @available(*, deprecated, renamed: "smallCalorie")
    public class func calorie() -> Self { named("cal") }
    /// Moles of what weighs as many grams a mole.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { named("mol<\(gramsPerMole)>") }
    /// Multiples or parts of moles of what weighs as many grams a mole.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self {
        named("\(prefix.text)mol<\(gramsPerMole)>")
    }
}
