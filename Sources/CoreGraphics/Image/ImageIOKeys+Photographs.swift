// What a camera says of a photograph. Strings unless something else is said; numbers are numbers.

/// A dictionary: how a photograph was taken.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// A dictionary: by what a picture was made.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// A dictionary: where a photograph was taken.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// Seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The stop.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// Which program.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// How sensitive, a list.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// When it was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When it was stored.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// How far the clock is from Greenwich.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// How far the clock was from Greenwich.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// How far the clock was from Greenwich when it was stored.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// As a power of two.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// As a power of two.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// As a power of two.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// As a power of two.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// As a power of two.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// Metres.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was measured.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// Which light there was.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Bits of the flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// Millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Where the subject is, a list.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// Parts of a second.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Parts of a second.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Parts of a second.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// Which sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// 0 automatic, 1 by hand.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// 0 automatic, 1 by hand.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// How far it was zoomed.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// Millimetres on small film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// Which kind of scene.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The camera's number.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// Lengths and stops, a list.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// Who made the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// Which lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The lens's number.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"

/// What it shows.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// Which camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// From 1, upright, to 8.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels in a unit.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels in a unit.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// 2 inches, 3 centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// What wrote it.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When it was changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who took it.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// On what it was made.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// Whose it is.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

/// The form of what follows.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// Degrees from the equator.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// Degrees from Greenwich.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 0 above the sea, 1 below.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// Metres.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time of day, of Greenwich.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// A while it was measured, else V.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// 2 or 3 dimensions.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// How precise it is.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// K, M or N: kilometres, miles or knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// How fast.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// T true, M magnetic.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of the movement, in degrees.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// T true, M magnetic.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Where the camera looked, in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The model of the earth.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// T true, M magnetic.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The direction of the goal, in degrees.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The day.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Metres that it may be off.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
